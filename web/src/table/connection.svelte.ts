// The line to the server: opened again by itself when it breaks, sooner at first and then less often.
import type { ChatLine, Progress, Reacted } from '../lib/types';

const FIRST = 500;
const LONGEST = 15_000;
/** A server that goes is back, or another one is there, after about so long. */
const CHANGE_OF_GUARD = 2_000;
/** A line that has been silent for so long is looked at. */
const SILENCE = 45_000;

interface Listener {
  /** Something may be new. Says whether the server could be asked. */
  catchUp(): Promise<boolean>;
  /** The match has come so far. Says whether the server could be asked, if it had to be. */
  changed(progress: Progress): Promise<boolean>;
  hear(line: ChatLine): void;
  react(reacted: Reacted): void;
}

export class Connection {
  /** Whether the server is there, as far as we know. */
  live = $state(true);
  private source: EventSource | null = null;
  private delay = FIRST;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setInterval> | null = null;
  private heard = Date.now();
  private closed = false;

  constructor(private readonly path: string, private readonly listener: Listener) {}

  open() {
    this.listen();
    this.watch = setInterval(() => { if (this.live && Date.now() - this.heard > SILENCE) void this.look(); }, 5_000);
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
  }

  close() {
    this.closed = true;
    this.source?.close();
    if (this.retry) clearTimeout(this.retry);
    if (this.watch) clearInterval(this.watch);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
  }

  /** The server could not be reached: try again soon. */
  lost() {
    if (this.closed || this.retry) return;
    this.live = false;
    this.source?.close();
    this.source = null;
    const wait = this.delay * (0.75 + Math.random() / 2);
    this.delay = Math.min(LONGEST, this.delay * 2);
    this.retry = setTimeout(() => { this.retry = null; this.listen(); }, wait);
  }

  /** The server goes and says so: back quietly, and not everybody at once. What was missed, the new line tells. */
  private comeBack() {
    if (this.closed || this.retry) return;
    this.source?.close();
    this.source = null;
    const wait = CHANGE_OF_GUARD * (0.5 + Math.random());
    this.retry = setTimeout(() => { this.retry = null; this.listen(); }, wait);
  }

  /** There is reason to believe that it works now, or that something was missed. */
  private now = () => {
    if (document.hidden || this.closed) return;
    if (this.live) return void this.look();
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
    this.delay = FIRST;
    this.listen();
  };

  private async look() {
    this.heard = Date.now();
    if (!(await this.listener.catchUp())) this.lost();
  }

  private async changed({ data }: MessageEvent<string>) {
    this.heard = Date.now();
    if (!(await this.listener.changed(JSON.parse(data) as Progress))) this.lost();
  }

  private listen() {
    if (this.closed) return;
    this.source?.close();
    const source = new EventSource(this.path);
    this.source = source;
    source.addEventListener('open', () => {
      const mended = !this.live;
      this.live = true;
      this.delay = FIRST;
      if (mended) void this.look();
    });
    source.addEventListener('changed', (message) => void this.changed(message as MessageEvent<string>));
    source.addEventListener('chat', (message) => {
      this.heard = Date.now();
      this.listener.hear(JSON.parse((message as MessageEvent<string>).data) as ChatLine);
    });
    source.addEventListener('reaction', (message) => {
      this.heard = Date.now();
      this.listener.react(JSON.parse((message as MessageEvent<string>).data) as Reacted);
    });
    source.addEventListener('leaving', () => { if (this.source === source) this.comeBack(); });
    source.addEventListener('error', () => { if (this.source === source) this.lost(); });
  }
}
