import { SearchOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Input, Modal } from 'antd';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** What antd cannot draw under the policy is left out, so that the rest is drawn. */
class Piece extends Component<{ children: ReactNode }> {
  override state = { refused: false };

  static getDerivedStateFromError() {
    return { refused: true };
  }

  override render(): ReactNode {
    return this.state.refused ? null : this.props.children;
  }
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** antd and nothing of the console: a button, a text area that grows, and a dialog, which locks scrolling. */
export function drawAntd(): void {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  // Tall enough for a scroll bar to be locked.
  place.style.height = '300vh';
  createRoot(place).render(
    <ConfigProvider csp={{ nonce }}>
      <Piece>
        <Button type="primary" icon={<SearchOutlined />}>
          antd
        </Button>
      </Piece>
      <Piece>
        <Input.TextArea autoSize defaultValue={'1\n2\n3\n4'} />
      </Piece>
      <Piece>
        <Modal open title="antd" />
      </Piece>
    </ConfigProvider>,
  );
}
