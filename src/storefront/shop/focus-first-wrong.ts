import type { FieldErrors } from '@/domain/shop-error'

/** Focuses the first wrong field in the order of the page. */
export function focusFirstWrong(errors: FieldErrors, within: string): void {
  const fields = document.querySelectorAll<HTMLElement>(`${within} [name]`)
  const first = [...fields].find((field) => (field.getAttribute('name') ?? '') in errors)
  first?.focus()
}
