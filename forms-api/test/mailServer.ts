import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: who it was addressed to by the sending program, and what it says. */
export interface ArrivedMail {
  recipients: string[];
  mail: Email;
}

/** A real mail server of the tests' own. */
export interface MailServer {
  url: string;
  arrived: ArrivedMail[];
  /** Refuses every mail from now on, or takes them again. */
  refuse: (isRefusing: boolean) => void;
  /**
   * Takes mails from now on without answering that it has them.
   * @returns answers all of them
   */
  hold: () => () => void;
  close: () => Promise<void>;
}

/** Starts a mail server that takes everything and keeps it; the test closes it. */
export const startMailServer = async (): Promise<MailServer> => {
  const arrived: ArrivedMail[] = [];
  let isRefusing = false;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) =>
      callback(isRefusing ? new Error('451 try again later') : undefined),
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          arrived.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
          void (held ?? Promise.resolve()).then(() => callback());
        });
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuse: (value) => {
      isRefusing = value;
    },
    hold: () => {
      let answer: () => void = () => undefined;
      held = new Promise((resolve) => {
        answer = () => {
          held = undefined;
          resolve();
        };
      });
      return answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
