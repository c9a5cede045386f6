import type { Subject } from '../../domain/subject.ts';
import type { ConfiguratorView } from './configurator.ts';
import { LaterChoices } from './LaterChoices.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import { MediaChoice } from './MediaChoice.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { Title } from './Title.tsx';

type Props = { view: ConfiguratorView; subject: Subject };

/** Title, artist, and all that makes a piece of the picture, in the order in which one decides. (ART-04 to ART-08) */
export const Choices = ({ view, subject }: Props) => (
  <>
    <Title subject={subject} />
    <LinkNotice isAdjusted={view.isAdjusted} />
    <MediaChoice {...view} />
    <ModeToggle {...view} />
    <LaterChoices view={view} />
  </>
);
