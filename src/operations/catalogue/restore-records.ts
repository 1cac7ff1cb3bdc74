import { type PayloadRequest, restoreVersionOperation } from 'payload'

/**
 * A version of before becomes a draft above what the public sees. Payload's own restore would write it over the public row:
 * an old draft unpublishes the page, an old published version goes live unread. Only a user who may edit the row may do it.
 */
export function restoreAsDraft(
  req: PayloadRequest,
  { collection, version }: { collection: 'pages' | 'typefaces'; version: string },
) {
  return restoreVersionOperation({
    collection: req.payload.collections[collection],
    id: version,
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  })
}
