import type { Engine } from '../engine'
import { onElements } from './find-in-page'
import { keysOf } from './keys'
import { sayMark, type Mark } from './mark'
import { placeOf, type Place } from './place-of'
import { until } from './until'

/** The window of a browser as its visitor uses it. */
export class Page {
  constructor(
    readonly engine: Engine,
    private readonly address: string,
  ) {}

  goTo(path: string): Promise<void> {
    return this.engine.goTo(new URL(path, this.address).href)
  }

  /** Path and query of the address bar. */
  where(): Promise<string> {
    return this.engine.evaluate(() => location.pathname + location.search, null)
  }

  on<Given, Answer>(
    mark: Mark,
    run: (elements: HTMLElement[], given: Given) => Answer,
    given: Given,
  ): Promise<Awaited<Answer>> {
    return onElements(this.engine, mark, run, given)
  }

  count(mark: Mark): Promise<number> {
    return this.on(mark, (found) => found.length, null)
  }

  /** As it is read, blanks as one; empty where nothing is found. */
  text(mark: Mark): Promise<string> {
    return this.on(
      mark,
      ([first]) => (first?.innerText || first?.textContent || '').replace(/\s+/g, ' ').trim(),
      null,
    )
  }

  value(mark: Mark): Promise<string> {
    return this.on(mark, ([field]) => (field as HTMLInputElement | undefined)?.value ?? '', null)
  }

  focus(mark: Mark): Promise<void> {
    return this.on(mark, ([element]) => element?.focus(), null)
  }

  /** How much further than the window the page can be scrolled sideways. */
  spareWidth(): Promise<number> {
    return this.engine.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    }, null)
  }

  async click(mark: Mark): Promise<void> {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.engine.act([pointer([moveTo(await this.reach(mark)), ...press])])
  }

  async hover(mark: Mark): Promise<void> {
    await this.engine.act([pointer([moveTo(await this.reach(mark))])])
  }

  movePointer(x: number, y: number): Promise<void> {
    return this.engine.act([pointer([moveTo({ x, y })])])
  }

  /** Types in place of what is there. */
  async fill(mark: Mark, text: string): Promise<void> {
    await this.click(mark)
    await this.on(mark, ([field]) => (field as HTMLInputElement | undefined)?.select?.(), null)
    await this.type(text)
  }

  type(text: string): Promise<void> {
    return this.engine.act([{ type: 'key', id: 'keyboard', actions: keysOf(text) }])
  }

  /** As the list of a select does it, which belongs to the system and cannot be clicked. */
  async choose(mark: Mark, words: string): Promise<void> {
    await this.on(
      mark,
      ([list], wanted) => {
        if (!(list instanceof HTMLSelectElement)) throw new Error('There is no such list.')
        const option = [...list.options].find(({ label }) => label === wanted)
        if (!option) throw new Error(`The list does not offer ${wanted}.`)
        option.selected = true
        list.dispatchEvent(new Event('input', { bubbles: true }))
        list.dispatchEvent(new Event('change', { bubbles: true }))
      },
      words,
    )
  }

  /** Waits until the element is there, stands still and can be hit. */
  private reach(mark: Mark): Promise<Place> {
    return until(async () => {
      const place = await this.on(mark, placeOf, null)
      if ('trouble' in place) throw new Error(`${sayMark(mark)}: ${place.trouble}`)
      return place
    })
  }
}

function pointer(actions: object[]): object {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
}

function moveTo({ x, y }: Place): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
}
