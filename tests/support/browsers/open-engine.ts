import type { Engine, EngineName, EngineWishes } from './engine'
import { openFirefox } from './firefox/open-firefox'
import { openWebKit } from './webkit/open-webkit'

export function openEngine(name: EngineName, wishes: EngineWishes = {}): Promise<Engine> {
  return name === 'firefox' ? openFirefox(wishes) : openWebKit()
}
