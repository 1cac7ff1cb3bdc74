const STATES = Symbol.for('fount.states')

/**
 * State that a process has once, made by whoever asks first. Next bundles pages, endpoints and instrumentation apart (seen in
 * 16.4.6), so a module is evaluated once in each of them: its own `Map` would be three, and "one after another" hold in none.
 * `globalThis` is what the bundles have in common. A name has one maker; servers beside this one know nothing of it.
 */
export function shared<State>(name: string, make: () => State): State {
  const home = globalThis as { [STATES]?: Map<string, unknown> }
  const states = (home[STATES] ??= new Map<string, unknown>())
  if (!states.has(name)) states.set(name, make())
  return states.get(name) as State
}
