import type { ComponentProps } from 'react';

/** What the components under test use of Gatsby: links are anchors, static queries answer with what a test put in. */
let answer: unknown = {};

/** Sets what `useStaticQuery` answers. */
export const answerStaticQueries = (data: unknown): void => {
  answer = data;
};

export const useStaticQuery = (): unknown => answer;
export const graphql = (): string => '';
export const withPrefix = (path: string): string => path;
export const navigate = jest.fn();
export const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
