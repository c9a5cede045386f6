import { sampleFiles } from './sampleFiles.ts';

/**
 * The file that a port comes upon where a shopper gives one: the file of the named answer, or the shopper's own once a
 * person goes on by hand.
 */
export function createFileSource() {
  let answer: string | null = 'picture.good';
  const names = [...Object.keys(sampleFiles), 'picture.breaks'];
  return {
    answers: Object.fromEntries(
      names.map((name) => [
        name,
        () => {
          answer = name;
        },
      ]),
    ),
    /** The answer that was named last; null once a person goes on by hand. */
    named: () => answer,
    /** What is behind the name. Rejects where the walk wants the reading to break. */
    async of(file: { name: string }): Promise<File> {
      if (answer === null) return file as File;
      if (answer === 'picture.breaks') throw new Error('no canvas');
      const content = (await sampleFiles[answer]?.()) as File;
      // The size of one that is too heavy is told, not had.
      return answer === 'picture.tooHeavy' ? content : new File([content], file.name);
    },
    release() {
      answer = null;
    },
  };
}
