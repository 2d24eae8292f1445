/** An element of the page, as a driver refers to it; scripts take and return it as the element itself. */
export type Element = Record<string, string>;

/** Commands of W3C WebDriver, by the names that Marionette has for them. */
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
  /** Carries out a command and returns its value; `id` names the element it is about. */
  command(name: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  stop(): Promise<void>;
}

/** Only this machine is reached: whatever goes elsewhere is sent to a port where nobody listens. */
export const capabilities = {
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['127.0.0.1'],
  },
};
