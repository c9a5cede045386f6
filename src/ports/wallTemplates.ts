import type { jsPDF } from 'jspdf';
import {
  createTemplateSheets,
  type SheetLine,
  type TemplatePiece,
  type TemplateSheet,
} from '../domain/templateSheets.ts';
import { downloadFile } from './downloadFile.ts';

/** Millimetres; dashes and gaps of them. */
const STROKES: Record<SheetLine['kind'], { width: number; dash: number[] }> = {
  edge: { width: 0.5, dash: [] },
  centre: { width: 0.2, dash: [4, 2] },
  nail: { width: 0.4, dash: [] },
  sheet: { width: 0.1, dash: [1, 1] },
  mark: { width: 0.3, dash: [] },
  ruler: { width: 0.5, dash: [] },
};

/** The PDF's own letters are Latin; a title in others is replaced by its number. */
const toLatin = (text: string): string => text.replace(/[^\x20-\x7E\xA0-\xFF]/g, '');

function drawSheet(pdf: jsPDF, { lines, texts }: TemplateSheet) {
  for (const { kind, from, to } of lines) {
    const { width, dash } = STROKES[kind];
    pdf.setLineWidth(width).setLineDashPattern(dash, 0).line(from.x, from.y, to.x, to.y);
  }
  for (const { text, at, size } of texts) pdf.setFontSize(size).text(toLatin(text), at.x, at.y);
}

/**
 * The templates of all pieces as one PDF, each sheet a page of A4 lying across, which viewers print at 100 % by themselves.
 * What draws it is loaded by the first who asks for one.
 */
export async function drawTemplates(pieces: readonly TemplatePiece[]): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true });
  pdf.viewerPreferences({ PrintScaling: 'None' });
  for (const [index, sheet] of pieces.flatMap(createTemplateSheets).entries()) {
    if (index > 0) pdf.addPage();
    drawSheet(pdf, sheet);
  }
  return pdf.output('blob');
}

/** Hands the browser the templates for its downloads. */
export const saveTemplates = async (pieces: readonly TemplatePiece[]): Promise<void> =>
  downloadFile(await drawTemplates(pieces), 'nail-templates.pdf');
