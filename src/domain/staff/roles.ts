import { ownValue } from '../own-value'
import { namesInWords } from '../words'
import AREAS from './areas.json' with { type: 'json' }
import WORDS from './role-words.json' with { type: 'json' }

/** What a member of staff is trusted with. Whoever has several may do what any of them may. */
export const ROLES = ['owner', 'sales', 'fonts', 'pages', 'accountant', 'designer'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Record<Role, string> = WORDS.names

export const ROLE_IN_WORDS: Record<Role, string> = WORDS.trusts

/** The parts of the admin panel, in the order of its navigation. Pictures stand beside the pages, and are of the typefaces too. */
export type Area = keyof typeof WORDS.areas

/** A deed of staff: to look, or to change. */
export type Deed = 'read' | 'edit'

export type StaffMember = { roles?: readonly string[] | null }

/** Who may edit may read. An area that is not named is closed; an owner may everything. */
const RIGHTS: Record<Exclude<Role, 'owner'>, Partial<Record<Area, Deed>>> = {
  sales: { sell: 'edit', licensing: 'edit', reports: 'edit', royalties: 'edit', catalogue: 'read' },
  fonts: { catalogue: 'edit', media: 'edit', licensing: 'read' },
  pages: { site: 'edit', media: 'edit', catalogue: 'read' },
  accountant: { sell: 'read', reports: 'read', royalties: 'read' },
  designer: { royalties: 'read' },
}

/** Whether a member of staff may do this in an area of the admin panel. */
export function may(member: StaffMember | null | undefined, deed: Deed, area: Area): boolean {
  const rights = (member?.roles ?? []).map((role) => ownValue(RIGHTS, role)?.[area])
  return isOwner(member) || rights.some((right) => right === 'edit' || right === deed)
}

/** Who may, and whom to ask: what everybody is told who may not. */
export function refusalOf(deed: Deed, area: Area): string {
  const names = ROLES.filter((role) => may({ roles: [role] }, deed, area)).map(
    (role) => ROLE_NAMES[role],
  )
  const roles = namesInWords(names).replace(' and ', ' or ')
  return `This needs the role ${roles}. An owner can give it to you.`
}

/** From outside of the foundry: they see who they are themselves, and nobody else of the staff. */
export function isDesignerAlone(member: StaffMember | null | undefined): boolean {
  return member?.roles?.length === 1 && member.roles[0] === 'designer'
}

export function isOwner(member: StaffMember | null | undefined): boolean {
  return member?.roles?.includes('owner') ?? false
}

/**
 * Where in the admin panel each collection and global belongs, in the order of its navigation. The area is the heading it stands
 * under, and decides who may see and change it.
 */
export const AREA_OF = AREAS as Record<string, Area>

/** The headings of the navigation. */
export const AREA_NAMES: Record<Area, string> = WORDS.areas

/** Where a collection belongs; throws for one that nobody has given a place. */
export function areaOf(slug: string): Area {
  const area = ownValue(AREA_OF, slug)
  if (!area) throw new Error(`The collection ${slug} has no area: give it one in AREA_OF.`)
  return area
}
