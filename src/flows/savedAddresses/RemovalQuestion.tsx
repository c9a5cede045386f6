import { fullName } from '../../domain/recipient.ts';
import type { SavedAddress } from '../../domain/savedAddress.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';

type Props = {
  of: SavedAddress | undefined;
  isRemoving: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asked before an address goes. (ADDR-03) */
export function RemovalQuestion({ of, isRemoving, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open={of !== undefined}
      onClose={onCancel}
      title="Remove address"
      closeLabel="Close"
      actions={
        <>
          <Button look="secondary" disabled={isRemoving} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" busy={isRemoving} busyText={say('address.removing')} onClick={onConfirm}>
            Remove
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{say('address.confirmRemoval')}</p>
        {of ? (
          <p>
            <strong>{fullName(of.address)}</strong>, {of.address.house}, {of.address.city}
          </p>
        ) : null}
      </Stack>
    </Dialog>
  );
}
