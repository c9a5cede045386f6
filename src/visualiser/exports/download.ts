/** Saves something as a file of this name. */
export function download(content: string | Blob, name: string, type: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type }));
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a text or a picture into the clipboard; rejects where the browser does not allow it. */
export async function copyToClipboard(content: string | Blob): Promise<void> {
  if (typeof content === 'string') await navigator.clipboard.writeText(content);
  else await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
}
