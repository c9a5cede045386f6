import { type ReactNode, useEffect, useMemo } from 'react';
import { connect } from '../../../machines/select/select.connect.ts';
import { selectMachine } from '../../../machines/select/select.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { selectMessages } from '../../messages/frameList.ts';
import { formatMessage } from '../../messages/message.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { handleLinkClick } from '../../ui/Link.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import styles from './Select.module.css';
import { createArtScene, createUploadScene, type ScenePicture } from './scenes.ts';

export const select = createFlow(selectMachine, connect);

/** Informs the chart of which type the address requests now. (CONF-01) */
export function SyncAddress({ requested }: { requested: string }) {
  const actor = select.useActorRef();
  useEffect(() => actor.send({ type: 'address.opened', requested }), [actor, requested]);
  return null;
}

type Props = {
  /** Pictures of the shop, the first of them portrait, for the wall that stands for art. */
  pictures: readonly ScenePicture[];
};

/** The choice between an own picture and one of the shop. (CONF-01 to CONF-05) */
export function Select({ pictures }: Props) {
  const { headline, isFraming, chooseUpload, chooseArt } = select.useView();
  const upload = useMemo(() => createUploadScene(isFraming), [isFraming]);
  const art = useMemo(() => createArtScene(isFraming, pictures), [isFraming, pictures]);
  if (!headline) return null;
  return (
    <div className={styles.container}>
      <h1 className={styles.headline}>{formatMessage(selectMessages[headline])}</h1>
      <div className={styles.choices}>
        <Choice to="/custom-framing/" name="Digital Upload" scene={upload} onChoose={chooseUpload}>
          {isFraming
            ? 'A photograph, a drawing, a letter: send us the file, and we print and frame it.'
            : 'A photograph, a drawing, a letter: send us the file, and we print it on paper or canvas.'}
        </Choice>
        <Choice to="/art/" name="Art" scene={art} onChoose={chooseArt}>
          {isFraming
            ? 'Choose a picture from our walls, and a frame to go with it.'
            : 'Choose a picture from our walls, printed to your size.'}
        </Choice>
      </div>
    </div>
  );
}

type ChoiceProps = { to: string; name: string; scene: Drawing; onChoose: () => void; children: ReactNode };

/** A link, so that it can be opened in another tab too; in this one the chart states where it leads. */
const Choice = ({ to, name, scene, onChoose, children }: ChoiceProps) => (
  <ChoiceCard
    to={to}
    name={name}
    picture={<SvgDrawing className={styles.scene} drawing={scene} />}
    onClick={handleLinkClick(onChoose)}
  >
    {children}
  </ChoiceCard>
);
