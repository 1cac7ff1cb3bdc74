/** Half a pixel more is not seen. */
const EXACT = 0.5

type Sizes = { least: number; most: number }

type Room = Sizes & { height: number }

/**
 * Sets a text to type into as large as its room holds it, in pixels: no word wider than the lines, no line beneath the room; in
 * columns no word higher than they are, no column beside the room.
 */
export function fillRoom(box: HTMLElement, field: HTMLElement, room: Room): number {
  const isVertical = getComputedStyle(box).writingMode !== 'horizontal-tb'
  const holdsWords = () =>
    isVertical ? field.scrollHeight <= field.clientHeight : field.scrollWidth <= field.clientWidth
  const holdsLines = () =>
    isVertical ? box.scrollWidth <= box.clientWidth : box.offsetHeight <= room.height
  // A word that reaches into the room beside the lines is none too wide to the browser.
  box.style.setProperty('--ink-room', '0px')
  const size = largest(room, (candidate) => {
    box.style.fontSize = `${candidate}px`
    return (room.height === Infinity || holdsLines()) && holdsWords()
  })
  box.style.fontSize = `${size}px`
  box.style.removeProperty('--ink-room')
  return size
}

function largest({ least, most }: Sizes, fitsAt: (size: number) => boolean): number {
  if (fitsAt(most)) return most
  let [fits, tooLarge] = [least, most]
  while (tooLarge - fits > EXACT) {
    const size = (fits + tooLarge) / 2
    if (fitsAt(size)) fits = size
    else tooLarge = size
  }
  return Math.floor(fits * 10) / 10
}
