/** A driver's reference to an element; scripts take and return it as the element. */
export type Element = Record<string, string>;

/** Commands of W3C WebDriver, under Marionette's names. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'SetWindowRect'
  | 'GetComputedLabel'
  | 'ElementClear'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions';

/** A running browser under remote control. */
export interface Driver {
  /** Runs a command and returns its value; `id` is its element. */
  command(name: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  stop(): Promise<void>;
}

/** A closed port, to which the engines send all requests to other hosts than {@link DIRECT}. */
export const PROXY = '127.0.0.1:9';

/** The only host that the engines reach. */
export const DIRECT = '127.0.0.1';
