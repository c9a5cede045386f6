export type FailureKind =
  | 'network'
  | 'timeout'
  | 'unauthorised'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'refused'
  | 'server'
  | 'unreadable'
  | 'wrongCode'
  | 'wrongPassword'
  | 'unverified'
  | 'couponRefused'
  | 'outOfStock'
  | 'untrusted';

/** One complaint of the backend: which part of what was sent, and what is wrong with it. */
export type ApiProblem = { pointer: string; detail: string };

type FailureDetails = { status?: number | null; detail?: string; problems?: ApiProblem[]; cause?: unknown };

/** Why a call did not bring what was requested. `status` is null where no answer came; `detail` is the backend's own sentence, not a shopper's. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly detail: string;
  readonly problems: ApiProblem[];

  constructor(kind: FailureKind, { status = null, detail = '', problems = [], cause }: FailureDetails = {}) {
    super([kind, status, detail].filter((part) => part !== null && part !== '').join(' '), { cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.problems = problems;
  }
}

/** The status of a refusal of whoever asked too often. */
export const TOO_MANY_REQUESTS = 429;

/** Whether an error is the client's own, and of that kind where one is named. */
export function isFailure(error: unknown, kind?: FailureKind): error is ApiFailure {
  return error instanceof ApiFailure && (kind === undefined || error.kind === kind);
}

/** The kind of an answer that is not a success. An expired bearer is 401 on Drupal and 403 in the specification: both are one thing. */
export function getFailureKind(status: number): FailureKind {
  if (status >= 500) return 'server';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  return status === 422 ? 'invalid' : 'refused';
}
