/** Where we are. `/`, `/new`, `/decks`, `/t/ID`, `/t/ID?invite=TOKEN`, `/replay/ID`, `/replay/ID?at=N&as=WHO`. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const modified = event.metaKey || event.ctrlKey || event.shiftKey;
      if (!link || event.defaultPrevented || event.button !== 0 || modified) return;
      const url = new URL(link.href, location.href);
      const elsewhere = url.origin !== location.origin || url.pathname.startsWith('/api/');
      const samePage = !!url.hash && url.pathname === location.pathname;
      if (link.target || link.hasAttribute('download') || elsewhere || samePage) return;
      event.preventDefault();
      this.go(url.pathname + url.search);
    });
  }

  private read() {
    this.path = location.pathname;
    this.search = location.search;
  }

  go(to: string) {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes what stands after the question mark, without a step to go back to. */
  adjust(search: string) {
    history.replaceState(null, '', location.pathname + search);
    this.search = location.search;
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }
}

export const router = new Router();
