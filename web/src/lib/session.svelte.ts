import { api, ApiError } from './api';
import type { Me } from './types';

/** Who we are to the server. */
class Session {
  me = $state<Me | null>(null);
  known = $state(false);

  async start() {
    try {
      this.me = await api.get<Me>('/me');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    this.known = true;
  }
  async enter(name: string) { this.me = await api.post<Me>('/session', { name }); }
  async rename(name: string) { this.me = await api.put<Me>('/me', { name }); }
  async webhook(webhook: string | null) { this.me = await api.put<Me>('/me', { webhook }); }
  async register(name: string, password: string) { this.me = await api.post<Me>('/account', { name, password }); }
  async login(name: string, password: string) { this.me = await api.post<Me>('/login', { name, password }); }
  async logout() { await api.post('/logout'); this.me = null; }
}

export const session = new Session();
