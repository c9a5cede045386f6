/** A static page; `text` is plain writing as `toHtml` takes it. */
export type SeedPage = {
  nid: number;
  /** Its uuid is that of 'page:<name>'. */
  name: string;
  title: string;
  alias?: string;
  text: string;
};
