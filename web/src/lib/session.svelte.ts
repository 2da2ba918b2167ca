import { api, ApiError } from './api';
import type { Me } from './types';

/** Who we are to the server. */
class Session {
  me = $state<Me | null>(null);
  /** Why that is not known, if it is not. */
  problem = $state.raw<ApiError | null>(null);

  async start() {
    try {
      this.me = await api.get<Me>('/me');
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.status === 401 ? null : error;
    }
  }

  async enter(name: string) { this.me = await api.post<Me>('/session', { name }); }
  async rename(name: string) { this.me = await api.put<Me>('/me', { name }); }
  async webhook(webhook: string | null) { this.me = await api.put<Me>('/me', { webhook }); }
  /** Makes the guest that we are an account. */
  async keep(name: string, password: string) { this.me = await api.post<Me>('/account', { name, password }); }
  async login(name: string, password: string) { this.me = await api.post<Me>('/login', { name, password }); }
  async changePassword(old: string, fresh: string) {
    this.me = await api.put<Me>('/account/password', { old, new: fresh });
  }
  async logoutEverywhere() {
    await api.post('/logout/everywhere');
    this.me = null;
  }
  /** Has the server forget us; an account says its password. */
  async forget(password: string | null) {
    await api.post('/me/delete', { password });
    this.me = null;
  }
  async logout() {
    await api.post('/logout');
    this.me = null;
  }

  /** Comes in with a new account. If the name is taken, nobody has come in. */
  async register(name: string, password: string) {
    await api.post<Me>('/session', { name });
    try {
      await this.keep(name, password);
    } catch (problem) {
      await api.post('/logout');
      throw problem;
    }
  }
}

export const session = new Session();
