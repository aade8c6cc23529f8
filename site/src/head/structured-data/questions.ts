import type { FaqItem } from '../../components/faq/FaqList';
import type { Thing } from './thing';

/** Questions and answers that stand on the page, word for word. */
export const questions = (items: readonly FaqItem[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
