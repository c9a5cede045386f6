import { Suspense } from 'react';
import { LazyLowerChoices, MediaChoice, ModeToggle } from '../../flows/configurator/Choices.tsx';
import { wall } from '../../flows/wall/wall.ts';

/** Media, frame, mat and size of the selected piece, by the configurator's own parts. (ART-04 to ART-08) */
export function PieceEditor() {
  const { editor } = wall.useView();
  if (!editor) return null;
  return (
    <>
      <MediaChoice {...editor} />
      <ModeToggle {...editor} />
      <Suspense fallback={null}>
        <LazyLowerChoices view={editor} level={4} />
      </Suspense>
    </>
  );
}
