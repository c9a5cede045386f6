/** Did the backend refuse to know the caller? Charts look only at the `kind` of what a port rejects with. */
export const isUnauthorised = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'unauthorised';
