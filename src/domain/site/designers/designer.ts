/** Who drew typefaces: somebody, or a studio. */
export const DESIGNER_KINDS = ['person', 'studio'] as const

type DesignerKind = (typeof DESIGNER_KINDS)[number]

export const DESIGNER_KIND_NAMES: Record<DesignerKind, string> = {
  person: 'Person',
  studio: 'Studio',
}

/** All that the public reads of a designer: nothing of what they are paid is among it. */
export type Designer = {
  slug: string
  name: string
  kind: DesignerKind
  /** Paragraphs. */
  life: string[]
  /** Ids of what they drew. */
  typefaces: string[]
  links: { label: string; url: string }[]
  /** When the row was last saved. */
  changedAt: string
}

export function designerPath(slug: string): string {
  return `/designer/${slug}`
}

/** Those who drew one of these typefaces. */
export function designersOf<One extends Pick<Designer, 'typefaces'>>(
  designers: readonly One[],
  typefaces: readonly string[],
): One[] {
  return designers.filter((one) => one.typefaces.some((id) => typefaces.includes(id)))
}

type Credit = { name: string; slug: string | null }

/**
 * The names of a credit line, in its order, each with the page of whom it names. Two of one name have a page each; who has a page
 * and no place in the line stands behind it.
 */
export function creditsWithPages(
  line: string,
  designers: readonly Pick<Designer, 'name' | 'slug'>[],
): Credit[] {
  const left = [...designers]
  const named = line
    .split(', ')
    .filter(Boolean)
    .map((name): Credit => {
      const at = left.findIndex((one) => one.name === name)
      const [found] = at < 0 ? [] : left.splice(at, 1)
      return { name, slug: found?.slug ?? null }
    })
  return [...named, ...left.map(({ name, slug }) => ({ name, slug }))]
}
