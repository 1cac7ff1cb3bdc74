import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { findPlacesToFill } from '@/domain/site/legal/legal-page'

/** A draft of a legal page asks the foundry for what the shop cannot know: visitors never read such a place. */
export const refusePlacesToFill: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const page = { ...originalDoc, ...data }
  if (page._status !== 'published') return data
  const errors = ['lead', 'content', 'blocks'].flatMap((path) => {
    const [place] = findPlacesToFill(page[path])
    return place ? [{ path, message: `Before it is published, fill in or remove: ${place}` }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors })
  return data
}
