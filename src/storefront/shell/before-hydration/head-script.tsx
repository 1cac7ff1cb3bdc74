import { HEAD_SCRIPT } from './inline-scripts'

/** Belongs into the head. The html element needs suppressHydrationWarning: the script marks it. */
export function HeadScript() {
  return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT.source }} />
}
