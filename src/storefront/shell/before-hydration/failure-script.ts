import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { mayReload } from './may-reload'
import { watchFailures } from './watch-failures'

/** Runs in the head, before any chunk can fail. */
export const FAILURE_SCRIPT = withoutIndents(
  `(${watchFailures})(${mayReload},${JSON.stringify(FAILURE_PAGE)})`,
)

/** The page carries it twice, in the HTML and in its payload. */
function withoutIndents(source: string): string {
  return source.replace(/^\s*(\/\/.*)?/gm, '')
}
