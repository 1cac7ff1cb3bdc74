import type {
  Access,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Config,
  Field,
  SanitizedConfig,
} from 'payload'
import { ownValue } from '@/domain/own-value'
import { AREA_OF, isOwner } from '@/domain/staff/roles'
import { mayEnter } from '@/operations/staff/may-enter'
import { limitRest } from '../hooks/rest-requests'
import { inLanguage, labelFields } from '../labels/label-collections'

const SAVED_VIEWS = 'payload-query-presets'

/** Who reads these lists keeps views of them, also where they may change nothing in them. */
const whoeverSells: Access = ({ req: { payload, user } }) =>
  mayEnter(payload, user, { deed: 'read', area: 'sell' })

/** A plugin of Payload's: filter and columns of a list of sales are kept under a name, for oneself or for all to see. */
export function saveViews(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      ownValue(AREA_OF, collection.slug) === 'sell'
        ? { ...collection, enableQueryPresets: true }
        : collection,
    ),
    queryPresets: {
      access: {
        create: whoeverSells,
        read: whoeverSells,
        update: whoeverSells,
        delete: whoeverSells,
      },
      constraints: {},
      labels: { singular: inLanguage('Saved view'), plural: inLanguage('Saved views') },
    },
  }
}

/** Payload's own question, who may do what, in three lists, is one here: whoever made a view changes it, also a shared one. */
const shareByOneTick: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  const mine = { constraint: 'onlyMe' }
  const read = data.isShared ? { constraint: 'everyone' } : mine
  return { ...data, access: { read, update: mine, delete: mine } }
}

/** The columns are those that the list has when a view of it is kept. */
const HIDDEN = ['access', 'columns', 'groupBy']

const SHARED_CELL = '@/admin/lists/list-views#SharedCell'

const WORDS: Record<string, string> = { title: 'Name of the view', isShared: 'All who sell see it' }

/** Payload adds the collection of the views after every plugin: its words and the limit of its requests come last. */
export function finishSavedViews(config: SanitizedConfig): SanitizedConfig {
  const views = config.collections.find(({ slug }) => slug === SAVED_VIEWS)
  if (!views) return config
  const { hooks } = limitRest(views as unknown as CollectionConfig)
  Object.assign(views.hooks, hooks, {
    beforeValidate: [shareByOneTick, ...views.hooks.beforeValidate],
  })
  views.access.delete = letOwnersClear(views.access.delete)
  views.fields = labelFields(views.fields.map(inOurWords), SAVED_VIEWS)
  views.admin.defaultColumns = ['title', 'isShared']
  return config
}

/** A shared view outlives the login of whoever made it. */
function letOwnersClear(ofMaker: Access): Access {
  return async (args) => {
    const own = await ofMaker(args)
    const mayClear = typeof own === 'object' && isOwner(args.req.user)
    return mayClear ? { or: [own, { isShared: { equals: true } }] } : own
  }
}

function inOurWords(field: Field): Field {
  if (!('name' in field) || !field.name) return field
  const label = ownValue(WORDS, field.name)
  return {
    ...field,
    ...(label ? { label } : {}),
    admin: {
      ...field.admin,
      ...(HIDDEN.includes(field.name) ? { hidden: true } : {}),
      ...(field.name === 'where' ? { disableListColumn: true } : {}),
      ...(field.name === 'isShared' ? { components: { Cell: SHARED_CELL } } : {}),
    },
  } as Field
}
