import { texts } from './i18n.svelte';
import type { ApiErrorBody } from './types';

/** What the server says when it refuses, in our own words if we have some. */
export class ApiError extends Error {
  readonly body: ApiErrorBody;

  constructor(readonly status: number, said: ApiErrorBody) {
    const message = texts.find(`error-${said.code}`) ?? said.message;
    super(message);
    this.body = { ...said, message };
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { code: 'offline', message: 'The server can’t be reached.', section: null });
  }
  const text = await response.text();
  const json = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  if (!response.ok) {
    const error = json?.error ?? { code: 'failed', message: text || response.statusText, section: null };
    throw new ApiError(response.status, error);
  }
  return json as T;
}

export const api = {
  get: <T>(path: string) => send<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => send<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => send<T>('PUT', path, body),
};

/** A query string without the empty values. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const parts = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return parts.length ? '?' + parts.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&') : '';
}
