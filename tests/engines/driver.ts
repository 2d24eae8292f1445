/** A driver's reference to an element; scripts take and return it as the element. */
export type Element = Record<string, string>;

/** Commands of W3C WebDriver, under Marionette's names. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'Forward'
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

/** Sends all requests to other hosts to a closed port. */
export const capabilities = {
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['127.0.0.1'],
  },
};
