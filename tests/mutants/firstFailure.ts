import fc from 'fast-check';

/** One example that fails is enough to notice a change, and the same examples are drawn for every change. */
fc.configureGlobal({ endOnFailure: true, seed: 1 });
