import { expect, test } from 'vitest';
import { createRecording } from '../../../src/visualiser/mirror/recording.ts';
import { readRecording, serializeRecording } from '../../../src/visualiser/mirror/recordingFile.ts';
import { sampleRecording } from '../../../src/visualiser/mirror/sampleRecording.ts';

test('a recording that was saved is read back as it was', async () => {
  const saved = sampleRecording('1');
  const read = createRecording();
  await readRecording(serializeRecording(saved), read);
  expect(read.happenings()).toEqual(saved.happenings());
  expect(read.startedCharts()).toEqual(saved.startedCharts());
});

test('another file is refused, and leaves what is recorded', async () => {
  const recording = sampleRecording('1');
  await expect(readRecording(new Blob(['{"format":"another"}']), recording)).rejects.toThrow();
  expect(recording.happenings()).toHaveLength(5);
});
