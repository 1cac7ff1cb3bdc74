/**
 * Input before hydration is replayed after it: React would empty the fields when it hydrates the page, and leave boxes
 * checked that it does not count. A form that is sent before it is sent then: the page may know more than its fields.
 * Until then nothing of it reaches React, which may answer before the page says that it is hydrated: what it had counted
 * would be counted again.
 */
export function replayInputBeforeHydration(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  type Input = { value: string; isChecked: boolean; caret: number | null }
  const inputs = new Map<Field, Input>()
  let sent: SubmitEvent | null = null

  addEventListener('input', record, true)
  addEventListener('change', keepFromReact, true)
  addEventListener('click', keepFromReact, true)
  addEventListener('submit', hold, true)
  addEventListener('fount:committed', () => inputs.forEach(restore), { once: true })
  addEventListener('fount:hydrated', () => void replayAll(), { once: true })

  function record(event: Event): void {
    const field = event.target as HTMLInputElement
    const { value, checked: isChecked, selectionEnd: caret } = field
    inputs.set(field, { value, isChecked, caret })
    // A component that received it now would take it for the whole state: it has not read its URL yet.
    event.stopPropagation()
  }

  /** Of a box or radio React hears the click. */
  function keepFromReact(event: Event): void {
    if (event.type === 'change' || isCheckable(event.target as Field)) event.stopPropagation()
  }

  function hold(event: SubmitEvent): void {
    sent = event
    event.preventDefault()
    event.stopPropagation()
  }

  // One after the other, with React's render in between: each starts from the state the last one left.
  async function replayAll(): Promise<void> {
    await null
    removeEventListener('input', record, true)
    removeEventListener('change', keepFromReact, true)
    removeEventListener('click', keepFromReact, true)
    for (const [field, input] of inputs) {
      replay(input, field)
      await null
    }
    removeEventListener('submit', hold, true)
    if (sent) (sent.target as HTMLFormElement).requestSubmit(sent.submitter)
  }

  // React handles only a value that differs from the one it knows; it knows what is set on a field, not what its prototype sets.
  function replay(input: Input, field: Field): void {
    if (isCheckable(field)) return replayCheck(input, field as HTMLInputElement)
    field.value = `${input.value} `
    restore(input, field)
    const name = field.type === 'select-one' ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }

  function replayCheck({ isChecked }: Input, field: HTMLInputElement): void {
    if (isChecked === field.defaultChecked) return
    field.checked = !isChecked
    field.click()
  }

  function restore({ value, caret }: Input, field: Field): void {
    if (isCheckable(field)) return
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    // Undefined in a list, null in a slider; elsewhere Safari would move the focus to the field.
    if (typeof caret === 'number' && field === document.activeElement) {
      ;(field as HTMLTextAreaElement).setSelectionRange(caret, caret)
    }
  }

  function isCheckable(field: Field): boolean {
    return field.type === 'checkbox' || field.type === 'radio'
  }
}
