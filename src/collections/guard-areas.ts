import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  GlobalConfig,
} from 'payload'
import { inBothLanguages } from '@/domain/staff/german/in-german'
import {
  type Area,
  AREA_NAMES,
  AREA_OF,
  areaOf,
  type Deed,
  may,
  type StaffMember,
} from '@/domain/staff/roles'
import { mayEnter } from '@/operations/staff/may-enter'
import { keepChange, keepDeletion, keepSettings } from './site/audit'

const PLACES = Object.keys(AREA_OF)

/** Everybody on the staff sees who the others are, and edits their own row: its rules say so themselves. */
const ON_ITS_OWN = 'users'

/** A plugin of Payload's: every collection stands in its area, is open to those whose roles lead there, and what they do is written down. */
export function guardDesk(config: Config): Config {
  return {
    ...config,
    collections: config.collections
      ?.map(guardCollection)
      .toSorted((a, b) => PLACES.indexOf(a.slug) - PLACES.indexOf(b.slug)),
    globals: config.globals?.map(guardGlobal),
  }
}

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, access, admin, hooks } = collection
  const area = areaOf(slug)
  return {
    ...collection,
    access: slug === ON_ITS_OWN ? access : guardRules(area, access),
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), showPublished(area)],
      afterChange: [...(hooks?.afterChange ?? []), keepChange],
      afterDelete: [...(hooks?.afterDelete ?? []), keepDeletion],
    },
    admin: { ...admin, ...placeOf(area, admin?.hidden) },
  }
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, access, admin, hooks } = global
  const area = areaOf(slug)
  return {
    ...global,
    access: guardRules(area, access),
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), keepSettings] },
    admin: { ...admin, ...placeOf(area, admin?.hidden) },
  }
}

/** Where the roles of a member of staff do not lead, and while they lack a second factor that is asked of them, they are a visitor. */
function guardRules<AccessRules extends object | undefined>(area: Area, access: AccessRules) {
  const guarded = Object.entries((access ?? {}) as Record<string, unknown>).map(([deed, rule]) => [
    deed,
    guardRule(area, { deed: deed === 'read' ? 'read' : 'edit', rule: rule as Access }),
  ])
  return Object.fromEntries(guarded) as AccessRules
}

function guardRule(area: Area, { deed, rule }: { deed: Deed; rule: Access }): Access {
  return async (args) => {
    const { user, payload } = args.req
    if (!user) return rule(args)
    if (await mayEnter(payload, user, { deed, area })) return rule(args)
    return rule({ ...args, req: Object.create(args.req, { user: { value: null } }) })
  }
}

/**
 * Whoever may not see drafts is shown what is published, also when they ask for drafts: Payload would look at the newest version
 * alone, and find nothing where that is one.
 */
function showPublished(area: Area): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'read' || overrideAccess || !('draft' in args) || !args.draft) return args
    const maySeeDrafts = await mayEnter(req.payload, req.user, { deed: 'read', area })
    return maySeeDrafts ? args : { ...args, draft: false }
  }
}

/**
 * Not in the navigation of whoever may not look. What the shop writes for itself is in none of Payload's groups (SystemNavLinks has
 * it), and there alone a row is seen word for word.
 */
function placeOf(area: Area, hidden: unknown) {
  return {
    group: area === 'system' ? (false as const) : inBothLanguages(AREA_NAMES[area]),
    hideAPIURL: area !== 'system',
    hidden:
      hidden === true ||
      (({ user }: { user: unknown }) => !may(user as StaffMember | null, 'read', area)),
  }
}
