import type { CollectionConfig, Config, GlobalConfig } from 'payload'

const UNSEEN = [
  '@/admin/corrections/request-lost-rows#RequestLostRows',
  '@/admin/corrections/settled-errors#SettledErrors',
]

/** A plugin of Payload's: these stand unseen in the form of every collection and global. */
export function correctForms(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(ofCollection),
    globals: config.globals?.map(ofGlobal),
  }
}

function ofCollection(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = { ...admin?.components?.edit, beforeDocumentControls: UNSEEN }
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = { ...admin?.components?.elements, beforeDocumentControls: UNSEEN }
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
}
