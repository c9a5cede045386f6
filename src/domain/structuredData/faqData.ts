import type { Thing } from './thing.ts';

/** Questions with their answers for search engines; an answer is HTML of the shop's or plain text. (STAT-05) */
export const faqData = (asked: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
