import type { Embedding } from '../font-facts'

/** What fsType allows a document to do; the loosest of several bits counts. */
export function describeEmbedding(fsType: number): Embedding {
  if ((fsType & 0xe) === 0) return 'installable'
  if (fsType & 8) return 'editable'
  if (fsType & 4) return 'preview_and_print'
  return 'restricted'
}
