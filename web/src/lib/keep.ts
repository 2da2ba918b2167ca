/** What the browser keeps between visits. A browser that keeps nothing is no error. */
export const keep = {
  get(key: string): string | null {
    try { return localStorage.getItem(`ragtag.${key}`); } catch { return null; }
  },
  set(key: string, value: string) {
    try { localStorage.setItem(`ragtag.${key}`, value); } catch { /* private mode */ }
  },
};
