export type Place = { x: number; y: number }

/** Runs in the page: where an element can be hit, once it is in sight and stands still, or why it cannot. */
export async function placeOf(found: HTMLElement[]): Promise<Place | { trouble: string }> {
  const [element] = found
  if (!element) return { trouble: 'there is none' }
  if (found.length > 1) return { trouble: `there are ${found.length}` }

  if (!hitPlaceOf(element)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await nextFrame()
  }
  const before = element.getBoundingClientRect()
  await nextFrame()
  const after = element.getBoundingClientRect()
  if (before.x !== after.x || before.y !== after.y) return { trouble: 'it moves' }
  return hitPlaceOf(element) ?? { trouble: 'something else is in front of it' }

  /** A tick or radio may lie behind its label, which is pressed in its place. */
  function hitPlaceOf(target: HTMLElement): Place | null {
    const label = (target as HTMLInputElement).labels?.[0]
    return [target, label].flatMap((one) => placeWithin(one) ?? [])[0] ?? null
  }

  /** A link over two lines is hit in the first. */
  function placeWithin(target?: HTMLElement): Place | null {
    const [box = target?.getBoundingClientRect()] = target?.getClientRects() ?? []
    if (!box || box.width === 0) return null
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    return target?.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  }

  /** Once it is painted: a page puts right what moved before that. Where nothing is painted frames do not come, without script no timers. */
  function nextFrame(): Promise<unknown> {
    return Promise.race([
      new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
      new Promise((go) => setTimeout(go, 100)),
    ])
  }
}
