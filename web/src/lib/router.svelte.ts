/** Where we are. `/`, `/new`, `/t/ID`, `/t/ID?invite=TOKEN`, `/replay/ID`. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const url = new URL(link.href, location.href);
      if (link.target || link.hasAttribute('download') || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
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

  parameter(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }
}

export const router = new Router();
