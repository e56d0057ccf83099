"""Who comes next, and who must wait."""

import asyncio

from megalith.server.work.fairness import Allowance, FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    async def take() -> list[str]:
        return [await queue.get() for _ in range(len(queue))]

    return asyncio.run(take())


def test_of_one_payer_the_first_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in "abc":
        queue.put(item, "ada", 1.0, 0)
    assert taken(queue) == ["a", "b", "c"]


def test_a_newcomer_does_not_wait_for_all_that_another_has_asked_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(60):
        queue.put(f"ada{n}", "ada", 3.0, 0)
    queue.put("ben", "ben", 3.0, 0)
    assert taken(queue).index("ben") == 1


def test_quick_work_comes_before_slow_work() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(5):
        queue.put(f"slow{n}", f"somebody{n}", 3.0, 0)
    queue.put("quick", "ben", 0.01, 0)
    assert taken(queue)[0] == "quick"


def test_slow_work_is_done_at_last_however_much_quick_work_comes() -> None:
    async def play() -> int:
        queue: FairQueue[str] = FairQueue()
        queue.put("slow", "ben", 3.0, 0)
        for n in range(1000):
            queue.put("quick", "ada", 0.1, 0)
            if await queue.get() == "slow":
                return n
        return -1

    assert 0 < asyncio.run(play()) < 40


def test_people_come_before_bots_among_themselves() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("bots", "ada", 0.01, 1)
    queue.put("people", "ben", 3.0, 0)
    assert taken(queue) == ["people", "bots"]


def test_what_is_discarded_is_not_handed_out() -> None:
    queue: FairQueue[str] = FairQueue()
    gone = "gone"
    for item in ("a", gone, "b"):
        queue.put(item, "ada", 1.0, 0)
    queue.discard(gone)
    assert taken(queue) == ["a", "b"] and queue.waiting == 0.0


def test_who_has_used_their_share_waits_and_others_do_not() -> None:
    allowance = Allowance((1.0, 0.5))
    allowance.charge("ada", 3.0, now=100.0)
    assert allowance.wait("ada", now=100.0) == 4.0
    assert allowance.wait("ada", now=102.0) == 2.0
    assert allowance.wait("ada", now=104.0) == 0.0
    assert allowance.wait("ben", now=100.0) == 0.0


def test_a_share_that_is_not_used_does_not_grow_for_ever() -> None:
    allowance = Allowance((1.0, 0.5))
    allowance.charge("ada", 0.5, now=0.0)
    allowance.charge("ada", 2.0, now=1000.0)
    assert allowance.wait("ada", now=1000.0) == 2.0
