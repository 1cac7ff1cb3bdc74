import type { CollectionBeforeValidateHook, SanitizedConfig } from 'payload'

/** Payload adds its collection of locks after the plugins have run, so it is reached in the finished configuration alone. */
export function finishLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no collection of locks.')
  locks.hooks.beforeValidate = [...(locks.hooks.beforeValidate ?? []), holdInOwnName]
  return config
}

/** Whoever sets a lock, or takes one over, holds it: Payload believes the form about whose it is. */
const holdInOwnName: CollectionBeforeValidateHook = ({ data, req }) =>
  req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data
