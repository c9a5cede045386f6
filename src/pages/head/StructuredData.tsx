import { jsonLdOf, type Thing } from '../../domain/structuredData/thing.ts';

/** A thing of a page for search engines, which nobody sees. */
export const StructuredData = ({ thing }: { thing: Thing }) => (
  <script type="application/ld+json">{jsonLdOf(thing)}</script>
);
