import type { CollectionConfig, Config, GlobalConfig } from 'payload'

const COMPONENT = '@/admin/rows/request-lost-rows#RequestLostRows'

/** A plugin of Payload's: it stands unseen in the form of every collection and global. */
export function requestLostRowsInForms(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(ofCollection),
    globals: config.globals?.map(ofGlobal),
  }
}

function ofCollection(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [COMPONENT] }
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = { ...admin?.components?.elements, beforeDocumentControls: [COMPONENT] }
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
}
