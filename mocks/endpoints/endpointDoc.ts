/** One request in full; `{name}` in any text stands for what `before` came to (see `EndpointDoc.example`). */
export type ExampleRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its query, not encoded: '/jsonapi/node/page?filter[drupal_internal__nid]=361'. */
  path: string;
  as?: 'anyone' | 'customer' | 'proxy';
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON (as JSON:API under /jsonapi/), a text as it is. */
  body?: object | string;
};

/** One call that the backend takes, as `docs/api.md` tells it; the example is sent to the backend by a law, and must be answered so. */
export type EndpointDoc = {
  /** Unique, `resource.verb`: 'pincode.find'. Names the call where a fault is set for it. */
  name: string;
  /** The rows of the specification, 'API-39'. */
  rows: readonly `API-${number}`[];
  /** Why no screen of the store needs it, as the end of a sentence; a host may do without. Left out where the store calls it. */
  unused?: string;
  method: ExampleRequest['method'];
  /** With `:id` for what varies; matched without regard to case. */
  path: string;
  /** One sentence. */
  does: string;
  who: string;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  answers: { status: number; holds: string };
  /** What else may be answered: the status, and when. */
  errors: Readonly<Record<number, string>>;
  /**
   * `before` is sent first, in order. `{code}` is the newest code in the inbox, `{data.id}` a value of the last
   * answer's JSON by its path, and whatever a call needs else is in the seed under a fixed id.
   */
  example: ExampleRequest & { before?: readonly ExampleRequest[] };
};
