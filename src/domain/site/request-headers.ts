/**
 * What the server (`server/answer-request.ts`) tells of a request to whatever answers it. Headers of these names that come
 * from outside are removed: no client can set one.
 */
export const CLIENT_HEADER = 'x-fount-client'

/** `HEAD` where the request was one: it is answered as GET, and no body of it is sent. */
export const METHOD_HEADER = 'x-fount-method'

/** What the proxy tells the page that stands in place of a missing one. */
export const MISSING_PATH_HEADER = 'x-fount-missing-path'
/** Encoded as in a URL: a header holds no typographic apostrophe. */
export const MISSING_SENTENCE_HEADER = 'x-fount-missing-sentence'
