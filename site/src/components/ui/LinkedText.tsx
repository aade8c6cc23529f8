import { Fragment } from 'react';

/** A word that becomes a link wherever a text names it, such as an e-mail address. */
export type LinkedWord = { readonly word: string; readonly href: string };

type Part = string | LinkedWord;

const splitAt = (linked: LinkedWord, parts: readonly Part[]): Part[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(linked.word).flatMap((piece, index) => (index === 0 ? [piece] : [linked, piece]))
      : [part],
  );

type LinkedTextProps = {
  text: string;
  words: readonly LinkedWord[];
  /** Of the links. */
  className?: string | undefined;
};

/** A text in which every linked word can be followed. */
export const LinkedText = ({ text, words, className }: LinkedTextProps) => {
  const parts = words.reduce<Part[]>((done, word) => splitAt(word, done), [text]);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <a href={part.href} className={className}>
          {part.word}
        </a>
      )}
    </Fragment>
  ));
};
