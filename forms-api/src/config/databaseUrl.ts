import path from 'node:path';
import { repositoryRoot } from './repositoryRoot';
import { parseUrl } from './url';

/** Where the enquiries are kept. */
export type DatabaseAddress =
  | { kind: 'sqlite'; file: string }
  | {
      kind: 'mysql' | 'mariadb';
      host: string;
      port: number;
      username: string;
      password: string;
      database: string;
    };

const serverAddress = (text: string): DatabaseAddress | undefined => {
  const url = parseUrl(text);
  const kind = url?.protocol.slice(0, -1);
  if (!url || (kind !== 'mysql' && kind !== 'mariadb')) return undefined;
  const database = decodeURIComponent(url.pathname.slice(1));
  if (!url.hostname || !database || database.includes('/')) return undefined;
  return {
    kind,
    // An IPv6 address stands in brackets in a URL, but not in a connection.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
  };
};

/**
 * @param text `mysql://` or `mariadb://user:password@host:3306/database`, or `sqlite:<path>`;
 *   a relative path starts at the repository's root
 * @returns undefined when the text is none of these
 */
export const parseDatabaseUrl = (text: string): DatabaseAddress | undefined => {
  const file = /^sqlite:(?:\/\/)?(.+)$/.exec(text)?.[1];
  if (file !== undefined) return { kind: 'sqlite', file: path.resolve(repositoryRoot, file) };
  try {
    return serverAddress(text);
  } catch {
    // decodeURIComponent throws on a stray percent sign.
    return undefined;
  }
};
