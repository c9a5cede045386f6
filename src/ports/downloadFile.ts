/** Hands the browser a file for its downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a minute is more than any takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
