import { GIFT_PICTURE_FIELD } from '../../../machines/addToCart/addToCart.setup.ts';
import { connect } from '../../../machines/giftPicture/giftPicture.connect.ts';
import { giftPictureMachine } from '../../../machines/giftPicture/giftPicture.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { giftPictureMessages, uploadMessages } from '../../messages/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './GiftPicture.module.css';

const MESSAGES = { ...giftPictureMessages, ...uploadMessages };

export const giftPicture = createFlow(giftPictureMachine, connect);

/**
 * The buyer's own picture for a gift: chosen, taken with the camera or dropped, previewed, replaced. While `isSending`,
 * it stays as it is: the gift is made from the picture that was shown last. (GIFT-11, GIFT-17)
 */
export function GiftPicture({ isSending = false }: { isSending?: boolean }) {
  const { name, picture, isReading, isTooLow, refusal, canRemove, choose, cancel, remove } = giftPicture.useView();
  const chooser = { accept: 'image/*', inputId: GIFT_PICTURE_FIELD, onFile: choose };
  return (
    <Stack gap={3}>
      {refusal ? (
        <Notice tone="fault" live="assertive" title={formatMessage(MESSAGES[refusal])}>
          {isTooLow ? <p>{formatMessage(uploadMessages['upload.tooLowWhy'])}</p> : null}
          {picture ? <p>{formatMessage(giftPictureMessages['giftPicture.stays'])}</p> : null}
        </Notice>
      ) : null}
      {isReading ? (
        <div className={styles.progress}>
          <ProgressNotice>{formatMessage(uploadMessages['upload.reading'], { name })}</ProgressNotice>
          <p className={styles.muted}>{formatMessage(uploadMessages['upload.stays'])}</p>
          <Button look="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : picture ? (
        <div className={styles.card}>
          <img className={styles.picture} src={picture.previewUrl} width={96} height={96} alt="" />
          <div className={styles.message}>
            <p className={styles.name}>{picture.name}</p>
            <p className={styles.muted}>{formatMessage(giftPictureMessages['giftPicture.chosen'])}</p>
          </div>
          <div className={styles.actions} inert={isSending}>
            <FileDropZone
              {...chooser}
              look="button"
              label={formatMessage(giftPictureMessages['giftPicture.replace'])}
            />
            <Button look="quiet" size="small" disabled={!canRemove} onClick={remove}>
              Remove image
            </Button>
          </div>
        </div>
      ) : (
        <FileDropZone
          {...chooser}
          look="low"
          label={formatMessage(giftPictureMessages['giftPicture.upload'])}
          hint={formatMessage(uploadMessages['upload.formats'])}
          dropHint={(isOver) =>
            formatMessage(isOver ? uploadMessages['upload.dropHere'] : giftPictureMessages['giftPicture.orDrop'])
          }
        />
      )}
    </Stack>
  );
}
