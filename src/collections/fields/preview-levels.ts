import type { PreviewLevel } from '@/domain/catalogue/preview-level'

/** How much of a style a page brings along: chosen for the shop, and for a typeface that is to differ from it. */
export function previewLevels(): { value: PreviewLevel; label: string }[] {
  return [
    { value: 'open', label: 'Open: previews hold what a visitor can type' },
    { value: 'guarded', label: 'Guarded: previews hold the letters of the pages' },
  ]
}
