import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../ports/downloadFile.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import look from '../ui/look.module.css';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useDirection } from '../ui/useIsDesktop.ts';
import styles from './ExportPanel.module.css';
import { FORMATS, type Format } from './formats.ts';

/** Puts a text or a picture into the clipboard; rejects where the browser does not allow it. */
async function copyToClipboard(content: string | Blob): Promise<void> {
  if (typeof content === 'string') await navigator.clipboard.writeText(content);
  else await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
}

type ExportAction = 'copy' | 'download';

/** The chart as a file or in the clipboard, and the address of what is shown. */
export function ExportPanel({ chart: { graph } }: PanelProps) {
  const direction = useDirection();
  const [{ naming }] = useAddress();
  const exportMutation = useMutation({
    mutationFn: async ({ format, action }: { format: Format; action: ExportAction }) => {
      const content = await format.createContent(graph, { direction, naming });
      if (action === 'copy') await copyToClipboard(content);
      else downloadFile(new Blob([content], { type: format.type }), `${graph.id}.${format.extension}`);
    },
  });
  const copyLinkMutation = useMutation({ mutationFn: () => copyToClipboard(location.href) });
  const request = exportMutation.variables;
  const isBusy = (format: Format, action: ExportAction) =>
    exportMutation.isPending && request?.format === format && request.action === action;
  const successMessage = copyLinkMutation.isSuccess
    ? 'The link is in the clipboard.'
    : exportMutation.isSuccess && request
      ? getLabel(request)
      : '';
  const failure = copyLinkMutation.error ?? exportMutation.error;

  const exportChart = (format: Format, action: ExportAction) => {
    copyLinkMutation.reset();
    exportMutation.mutate({ format, action });
  };
  const copyLink = () => {
    exportMutation.reset();
    copyLinkMutation.mutate();
  };

  return (
    <div className={styles.exports}>
      <section className={styles.row}>
        <div>
          <h2 className={styles.name}>Link</h2>
          <p className={look.muted}>To this flow, and what is picked in it: a state, a transition, a step of a path.</p>
        </div>
        <div className={styles.actions}>
          <Button look="secondary" size="small" busy={copyLinkMutation.isPending} onClick={copyLink}>
            Copy<VisuallyHidden> the link</VisuallyHidden>
          </Button>
        </div>
      </section>
      {FORMATS.map((format) => (
        <section className={styles.row} key={format.name}>
          <div>
            <h2 className={styles.name}>{format.name}</h2>
            <p className={look.muted}>{format.description}</p>
          </div>
          <div className={styles.actions}>
            <Button
              look="secondary"
              size="small"
              busy={isBusy(format, 'copy')}
              onClick={() => exportChart(format, 'copy')}
            >
              Copy<VisuallyHidden> {format.name}</VisuallyHidden>
            </Button>
            <Button
              look="secondary"
              size="small"
              busy={isBusy(format, 'download')}
              onClick={() => exportChart(format, 'download')}
            >
              Download<VisuallyHidden> {format.name}</VisuallyHidden>
            </Button>
          </div>
        </section>
      ))}
      <p role="status" className={styles.status} data-failed={failure ? '' : undefined}>
        {failure ? `That did not work: ${failure.message}` : successMessage}
      </p>
    </div>
  );
}

const getLabel = ({ format, action }: { format: Format; action: ExportAction }) =>
  action === 'copy' ? `The ${format.name} is in the clipboard.` : `The ${format.name} is saved.`;
